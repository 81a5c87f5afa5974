import { contract } from '@marketplace/contract/contract';
import type { GuardCase } from './guard-case.ts';
import type { GuardWorld } from './guard-world.ts';

async function newCode({ server, tokens }: GuardWorld) {
  const { body } = await server.call(contract.sessionTransfer.create, {}, tokens.OWNER);
  return { body: { code: body.code } };
}

export const sessionTransferCases: Record<string, GuardCase> = {
  'sessionTransfer.create': { valid: () => ({}) },
  'sessionTransfer.spend': {
    valid: newCode,
    isSpentByUse: true,
    provoke: {
      handover_code_invalid: () => ({ inputs: { body: { code: 'ho_nobody' } } }),
    },
  },
};
