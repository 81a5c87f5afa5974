import type { Api } from '../api/client.ts';
import { RequestFailure } from '../api/failure.ts';
import type { Telemetry } from './telemetry.ts';

/** The same calls; each leaves a trace, and one that fails is reported. */
export const reportingApi =
  (api: Api, telemetry: Pick<Telemetry, 'report' | 'note' | 'called'>): Api =>
  async (call, ...rest) => {
    try {
      const answer = await api(call, ...rest);
      telemetry.called(call, rest[0]);
      return answer;
    } catch (error) {
      const status = error instanceof RequestFailure ? (error.status ?? error.category) : 'thrown';
      telemetry.note('call', `${call}: ${status}`);
      telemetry.report(error, call);
      throw error;
    }
  };
