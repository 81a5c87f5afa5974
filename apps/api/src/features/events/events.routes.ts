import { contract } from '@marketplace/contract/contract';
import { bindStream } from '../../platform/http/bind.ts';
import { openStream, type StreamDependencies } from './events.service.ts';
import { createOpenStreams } from './open-streams.ts';

export const eventsRoutes = (dependencies: Omit<StreamDependencies, 'openStreams'>) => {
  const openStreams = createOpenStreams();
  return [
    bindStream(contract.events.stream, ({ db, who, headers, body }, reply) =>
      openStream({ ...dependencies, openStreams }, { db, who, headers, ...body }, reply),
    ),
    bindStream(contract.events.streamOfBefore, ({ db, who, headers }, reply) => {
      const asked = { db, who, headers, isOfBefore: true };
      return openStream({ ...dependencies, openStreams }, asked, reply);
    }),
  ];
};
