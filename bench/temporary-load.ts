import { worldsOn } from './worlds.ts';

const w = worldsOn(process.argv[2] as string);
await w({ orders: 1_000_000, stores: 3000 });
await w({ orders: 10_000, stores: 30 });
