const lengthBytes = 4;

/** A record as bytes: the length of its JSON, the JSON, and the photo if it holds one. */
export async function bytesOf(record: object): Promise<Uint8Array<ArrayBuffer>> {
  const content = 'content' in record && record.content instanceof Blob ? record.content : null;
  const said = content ? { ...record, content: { type: content.type } } : record;
  const json = new TextEncoder().encode(JSON.stringify(said));
  const rest = content ? new Uint8Array(await content.arrayBuffer()) : new Uint8Array();
  const bytes = new Uint8Array(lengthBytes + json.length + rest.length);
  new DataView(bytes.buffer).setUint32(0, json.length);
  bytes.set(json, lengthBytes);
  bytes.set(rest, lengthBytes + json.length);
  return bytes;
}

export function recordIn(bytes: ArrayBuffer): unknown {
  const end = lengthBytes + new DataView(bytes).getUint32(0);
  const record = JSON.parse(new TextDecoder().decode(bytes.slice(lengthBytes, end)));
  if (end === bytes.byteLength) return record;
  return { ...record, content: new Blob([bytes.slice(end)], record.content) };
}
