/** How a receiver looks at a delivery, in the languages that sellers' programmers ask for. The first is run by a test. */
export const signatureExamples: readonly { language: string; code: string }[] = [
  {
    language: 'Node.js',
    code: `import { createHmac, timingSafeEqual } from 'node:crypto';

// body: isi permintaan persis seperti diterima, sebelum dibaca sebagai JSON.
export function isFromMarketplace(headers, body, secret) {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const right = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  // Selama rahasia diganti ada dua tanda tangan; satu yang cocok cukup.
  return headers['webhook-signature'].split(' ').some((each) => {
    const given = Buffer.from(each.replace('v1,', ''), 'base64');
    return given.length === right.length && timingSafeEqual(given, right);
  });
}`,
  },
  {
    language: 'Python',
    code: `import base64, hashlib, hmac, time

# body: isi permintaan persis seperti diterima (bytes).
def is_from_marketplace(headers, body, secret):
    id, timestamp = headers["webhook-id"], headers["webhook-timestamp"]
    if abs(time.time() - int(timestamp)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{id}.{timestamp}.".encode() + body
    right = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    # Selama rahasia diganti ada dua tanda tangan; satu yang cocok cukup.
    given = headers["webhook-signature"].split(" ")
    return any(hmac.compare_digest(each, right) for each in given)`,
  },
  {
    language: 'PHP',
    code: `<?php
// $body: file_get_contents('php://input'), sebelum json_decode.
function is_from_marketplace(array $headers, string $body, string $secret): bool {
    $id = $headers['webhook-id'];
    $timestamp = $headers['webhook-timestamp'];
    if (abs(time() - (int) $timestamp) > 300) return false;
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $right = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
    // Selama rahasia diganti ada dua tanda tangan; satu yang cocok cukup.
    foreach (explode(' ', $headers['webhook-signature']) as $given) {
        if (hash_equals($right, $given)) return true;
    }
    return false;
}`,
  },
];
