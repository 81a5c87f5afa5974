import { contract } from '@marketplace/contract/contract';
import { bindStream } from '../../platform/http/bind.ts';
import { openStream, type StreamDependencies } from './events.service.ts';

export const eventsRoutes = (dependencies: StreamDependencies) => [
  bindStream(contract.events.stream, ({ db, headers }, reply) =>
    openStream(dependencies, { db, headers }, reply),
  ),
];
