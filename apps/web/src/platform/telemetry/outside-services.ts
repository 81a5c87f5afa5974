import type { OutsideServices } from '@marketplace/contract/telemetry';

/** Who else is told. Asked once; without an answer, again by the next who needs it. */
export function createOutsideServices(origin: string): () => Promise<OutsideServices> {
  let asked: Promise<OutsideServices> | undefined;
  const ask = async () => {
    const answer = await fetch(`${origin}/api/telemetry/services`);
    if (!answer.ok) throw new Error(`the services are not known: ${answer.status}`);
    return (await answer.json()).services as OutsideServices;
  };
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
    return asked;
  };
}
