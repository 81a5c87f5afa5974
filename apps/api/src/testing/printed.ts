import { contract } from '@marketplace/contract/contract';
import { pdfText } from './pdf-text.ts';
import type { TestServer } from './test-server.ts';

/** A PDF as the server sends it, and its text by page. */
export async function printed(
  server: TestServer,
  token: string | undefined,
  entry: keyof typeof contract.orderPapers,
  query: Record<string, string>,
) {
  const { path } = contract.orderPapers[entry];
  const answer = await server.app.inject({
    url: `${path}?${new URLSearchParams(query)}`,
    headers: token ? { authorization: `Token ${token}` } : {},
  });
  const type = answer.headers['content-type'];
  if (type !== 'application/pdf') throw new Error(`no PDF: ${answer.body}`);
  return { bytes: answer.rawPayload, pages: pdfText(answer.rawPayload), headers: answer.headers };
}
