// A ZIP file of files that are stored as they are: pictures do not get smaller.

const TABLE = Uint32Array.from({ length: 256 }, (_, at) => {
  let value = at;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The checksum of a file. */
export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = TABLE[(value ^ byte) & 0xff]! ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

/** Numbers of two (`s`) or four bytes (`l`), the least byte first. */
function numbers(shape: string, values: number[]): Uint8Array<ArrayBuffer> {
  const bytes = [...shape].flatMap((size, at) => Array.from({ length: size === "s" ? 2 : 4 }, (_, byte) => (values[at]! >>> (8 * byte)) & 0xff));
  return Uint8Array.from(bytes);
}

const UTF8 = 0x0800;
const VERSION = 20;
/** The first of January 1980, the first day that the format knows: the same cards give the same file. */
const DAY = 0x21;

export function zip(files: Record<string, Uint8Array<ArrayBuffer>>): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const listed: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const [path, bytes] of Object.entries(files)) {
    const name = new TextEncoder().encode(path);
    const common = [VERSION, UTF8, 0, 0, DAY, crc32(bytes), bytes.length, bytes.length, name.length, 0];
    const head = numbers("lssssslllss", [0x04034b50, ...common]);
    parts.push(head, name, bytes);
    listed.push(numbers("lsssssslllsssssll", [0x02014b50, VERSION, ...common, 0, 0, 0, 0, at]), name);
    at += head.length + name.length + bytes.length;
  }
  const length = listed.reduce((sum, { length }) => sum + length, 0);
  const count = Object.keys(files).length;
  return new Blob([...parts, ...listed, numbers("lsssslls", [0x06054b50, 0, 0, count, count, length, at, 0])], { type: "application/zip" });
}
