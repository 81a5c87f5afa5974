import { id, line } from '@marketplace/contract/fields';
import { z } from 'zod';
import { decideOnGlog, waitingForGlog } from '../features/glog/glog.service.ts';
import { everyRow } from '../platform/pages.ts';
import { readArguments, WrongArguments } from './arguments.ts';
import type { Command } from './command.ts';

/** The operator's word on who is served by GLog. */
export const glogCommands: Record<string, Command> = {
  'glog list': {
    help: '',
    run: async (db) => {
      const waiting = await everyRow((page) => waitingForGlog(db, page));
      if (waiting.length === 0) return 'nobody waits';
      return waiting
        .map(
          (each) =>
            `${each.store_id} ${each.store_name} (${each.contact_name}, ${each.phone_number})`,
        )
        .join('\n');
    },
  },
  'glog approve': {
    help: '--store ID [--cod]   (--cod: GLog takes the money of orders paid on delivery)',
    run: async (db, given) => {
      const schema = z.object({ store: id, cod: z.boolean().default(false) });
      const { store, cod } = readArguments(schema, given);
      const verdict = { is_approved: true, supports_cod: cod, reason: '' };
      if (!(await decideOnGlog(db, store, verdict))) throw notAsked(store);
      return `GLog serves store ${store}${cod ? ', with payment on delivery' : ''}`;
    },
  },
  'glog reject': {
    help: '--store ID --reason TEXT',
    run: async (db, given) => {
      const schema = z.object({ store: id, reason: line(3, 300) });
      const { store, reason } = readArguments(schema, given);
      const verdict = { is_approved: false, supports_cod: false, reason };
      if (!(await decideOnGlog(db, store, verdict))) throw notAsked(store);
      return `GLog does not serve store ${store}`;
    },
  },
};

const notAsked = (store_id: string) =>
  new WrongArguments(`store ${store_id} has not asked for GLog`);
