// How a load generator plays on our server: tables of four people, each with a socket, one action after another.
//
//   open({ url }) -> { seats, createMatch(), connectSeat(match, seat, onUpdate), chooseMove(view, seat, random) }
//
// Every action chosen is one that all four are shown, so that `seq` counts them for each. The sockets are a small client of
// its own, since the generator shares the machine with the server; only the seat that is to act reads its whole push.
import { createHash, randomBytes } from 'node:crypto';
import { connect } from 'node:net';

const SEATS = 4;

export function open({ url }) {
  const { hostname, port, host } = new URL(url);
  let cookie;
  let ids = 0;

  async function post(path, body) {
    const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    cookie ??= answer.headers.get('set-cookie')?.split(';')[0];
    return answer.json();
  }

  return {
    seats: SEATS,

    async createMatch() {
      if (!cookie) await post('/api/session', { name: 'Load', language: 'en' });
      const seats = Array.from({ length: SEATS }, () => ({ kind: 'friend' }));
      const { table, keys } = await post('/api/tables', { game: 'tradejack', seats });
      const own = keys.map(() => randomBytes(16).toString('base64url'));
      for (const [seat, key] of keys.entries()) await post(`/api/tables/${table}/sit`, { key, own: own[seat] });
      return { table, keys: own };
    },

    connectSeat(match, seat, onUpdate) {
      return new Promise((resolve, reject) => {
        let handle;
        let sent;
        const path = `/api/tables/${match.table}/socket`;
        const socket = openSocket({ hostname, port, host, path }, received, () => {
          socket.send(JSON.stringify({ type: 'hello', keys: [match.keys[seat]], seq: 0, text: false, chat: false }));
        });
        socket.failed = reject;

        function again(refused) {
          if (!sent || refused.code !== 'busy') throw new Error(JSON.stringify(refused));
          setTimeout(() => socket.send(sent), 1000 * refused.retry_after);
        }

        function received(text, bytes) {
          if (text.startsWith('{"type":"refused"')) return again(JSON.parse(text));
          if (!text.startsWith('{"type":"push"')) return;
          onUpdate(new Update(text, seat, bytes));
          if (handle) return;
          handle = {
            send: ({ prompt, action }) => {
              sent = JSON.stringify({ type: 'act', seat, prompt, id: `${process.pid}-${++ids}`, action });
              socket.send(sent);
            },
            close: () => socket.close(),
          };
          resolve(handle);
        }
      });
    },

    chooseMove(view, seat, random) {
      const actions = view.actions.map((choice) => choice.action);
      const prompt = view.prompt.number;
      if (actions.includes('done')) return { prompt, action: 'done' };
      return { prompt, action: actions.length > 1 && random() < 0.3 ? actions[1] : actions[0] };
    },
  };
}

const SEQ = '{"type":"push","seq":';
const PROMPT = '"prompt":{"number":';
const WAITING = '"args":{"seats":[{"seat":';

/** What one push says; it is read as far as is asked for. */
class Update {
  constructor(text, seat, bytes) {
    this.text = text;
    this.bytes = bytes;
    this.seq = numberAt(text, SEQ.length);
    const prompt = text.lastIndexOf(PROMPT) + PROMPT.length;
    const isAsked = text[prompt] !== 'n';
    const waiting = isAsked ? -1 : text.indexOf(WAITING, prompt);
    this.toAct = waiting < 0 ? seat : numberAt(text, waiting + WAITING.length);
  }

  get view() {
    return JSON.parse(this.text);
  }
}

function numberAt(text, at) {
  return Number.parseInt(text.slice(at, at + 12), 10);
}

/** A WebSocket client for short text frames out and long ones in, uncompressed. */
function openSocket({ hostname, port, host, path }, received, ready) {
  const key = randomBytes(16).toString('base64');
  const accept = createHash('sha1').update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest('base64');
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let buffer = Buffer.alloc(0);
  let isOpen = false;
  const own = {
    failed: (error) => {
      throw error;
    },
    send: (text) => socket.write(frame(1, Buffer.from(text))),
    close: () => socket.end(frame(8, Buffer.alloc(0))),
  };

  socket.on('connect', () =>
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    ),
  );
  socket.on('error', (error) => own.failed(error));
  socket.on('data', (data) => {
    buffer = buffer.length ? Buffer.concat([buffer, data]) : data;
    if (!isOpen && !shakeHands()) return;
    while (takeFrame());
  });

  function shakeHands() {
    const end = buffer.indexOf('\r\n\r\n');
    if (end < 0) return false;
    const head = buffer.subarray(0, end).toString();
    if (!head.startsWith('HTTP/1.1 101') || !head.includes(accept)) {
      own.failed(new Error(head.split('\r\n')[0]));
      return false;
    }
    buffer = buffer.subarray(end + 4);
    isOpen = true;
    ready();
    return true;
  }

  function takeFrame() {
    if (buffer.length < 2) return false;
    let length = buffer[1] & 127;
    let start = 2;
    if (length === 126) [length, start] = buffer.length < 4 ? [Infinity, 0] : [buffer.readUInt16BE(2), 4];
    else if (length === 127) [length, start] = buffer.length < 10 ? [Infinity, 0] : [Number(buffer.readBigUInt64BE(2)), 10];
    if (buffer.length < start + length) return false;
    const kind = buffer[0] & 15;
    const body = buffer.subarray(start, start + length);
    buffer = buffer.subarray(start + length);
    if (kind === 1) received(body.toString(), length);
    else if (kind === 9) socket.write(frame(10, body));
    return true;
  }

  return own;
}

/** One masked frame, as clients send them; a mask of zeros leaves the bytes as they are. */
function frame(kind, body) {
  const head =
    body.length < 126
      ? Buffer.from([128 | kind, 128 | body.length, 0, 0, 0, 0])
      : Buffer.from([128 | kind, 128 | 126, body.length >> 8, body.length & 255, 0, 0, 0, 0]);
  return Buffer.concat([head, body]);
}
