"""Web Push: a notice that only its browser can read (RFC 8291), signed by the server (VAPID, RFC 8292)."""

import base64
import os
import time
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from entrepot.table.config import BadSetting
from entrepot.table.security import write_secret

RECORD_BYTES: Final = 4_096
MOST_BYTES: Final = 3_000
"""Of a notice: push services take little more."""
SIGNED_SECONDS: Final = 12 * 3_600
CURVE: Final = ec.SECP256R1()


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser's notices go, and by what only it can read them, as the browser has made it."""

    endpoint: str
    p256dh: str
    auth: str

    def keys(self) -> tuple[ec.EllipticCurvePublicKey, bytes]:
        """Return the browser's public key and its secret; ValueError where they are none."""
        auth = bytes_of(self.auth)
        if len(auth) != 16:
            raise ValueError("the secret of a subscription has 16 bytes")
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(self.p256dh)), auth


class PushKey:
    """The key by which push services know the server."""

    def __init__(self, key: ec.EllipticCurvePrivateKey) -> None:
        self._key = key
        self.public = text_of(public_bytes(key.public_key()))

    @classmethod
    def of(cls, folder: Path) -> "PushKey":
        """Return the key of a data folder, made at the first time, readable by its owner alone; BadSetting."""
        path = folder / "push.key"
        if not path.exists():
            key = ec.generate_private_key(CURVE)
            pem, form, plain = (
                serialization.Encoding.PEM,
                serialization.PrivateFormat.PKCS8,
                serialization.NoEncryption(),
            )
            write_secret(path, key.private_bytes(pem, form, plain))
        try:
            found = serialization.load_pem_private_key(path.read_bytes(), None)
        except ValueError:
            found = None
        if not isinstance(found, ec.EllipticCurvePrivateKey) or found.curve.name != CURVE.name:
            raise BadSetting(
                f"{path} holds no key of ours: put back the file that was there, or remove it; "
                "then browsers have to ask for notices anew"
            )
        return cls(found)

    def authorization(self, endpoint: str, contact: str) -> str:
        """Return the header by which a push service knows who sends."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_SECONDS,
            "sub": contact,
        }
        body = ".".join(text_of(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        first, second = decode_dss_signature(self._key.sign(body.encode(), ec.ECDSA(hashes.SHA256())))
        signature = first.to_bytes(32, "big") + second.to_bytes(32, "big")
        return f"vapid t={body}.{text_of(signature)}, k={self.public}"


def sealed(
    subscription: Subscription,
    text: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """Return a text as a body that only the subscription's browser can read; ValueError where its keys are none."""
    theirs, auth = subscription.keys()
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    sender = public_bytes(own.public_key())
    info = b"WebPush: info\0" + public_bytes(theirs) + sender
    secret = HKDF(hashes.SHA256(), 32, auth, info).derive(own.exchange(ec.ECDH(), theirs))
    key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
    nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def public_bytes(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as browsers have it: a point, 65 bytes."""
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def text_of(data: bytes) -> str:
    """Return bytes as letters that stand in addresses."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """Return the bytes that such letters stand for; ValueError."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
