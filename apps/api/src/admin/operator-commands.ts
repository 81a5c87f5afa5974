import { id, line, phoneNumber } from '@marketplace/contract/fields';
import { operatorRoles } from '@marketplace/contract/operator-roles';
import { z } from 'zod';
import { setFeeRate } from '../features/book/fee-rates.service.ts';
import {
  changeOperator,
  createOperator,
  hashNewPassword,
  listOperators,
} from '../features/operators/operators.service.ts';
import { everyRow } from '../platform/pages.ts';
import { readArguments } from './arguments.ts';
import type { Command } from './command.ts';
import { newPassword } from './new-password.ts';

const roles = operatorRoles.join('|');

/** Who runs the marketplace, and what it asks for. */
export const operatorCommands: Record<string, Command> = {
  'operator create': {
    help: `--phone NUMBER --name NAME [--role ${roles}] [--password-stdin]   (ADMIN unless told otherwise)`,
    run: async (db, given) => {
      const schema = z.object({
        phone: phoneNumber,
        name: line(3, 100),
        role: z.enum(operatorRoles).default('ADMIN'),
      });
      const { phone, name, role } = readArguments(schema, given);
      const { password, isMade } = await newPassword(Boolean(given['password-stdin']));
      const password_hash = await hashNewPassword(password);
      const wanted = { phone_number: phone, name, role, password_hash };
      const { operator } = await createOperator(db, wanted);
      return `operator ${operator.id}${isMade ? `\npassword ${password}` : ''}`;
    },
  },
  'operator update': {
    help: `--operator ID [--role ${roles}] [--active yes|no]`,
    run: async (db, given) => {
      const schema = z.object({
        operator: id,
        role: z.enum(operatorRoles).optional(),
        active: z.enum(['yes', 'no'], 'must be yes or no').optional(),
      });
      const { operator: operator_id, role, active } = readArguments(schema, given);
      const is_active = active && active === 'yes';
      const change = { operator_id, role, is_active };
      const { operator } = await changeOperator(db, undefined, change);
      return `operator ${operator.id} is ${operator.role}${operator.is_active ? '' : ', not active'}`;
    },
  },
  'operator list': {
    help: '',
    run: async (db) => {
      const operators = await everyRow((page) => listOperators(db, page));
      const lines = operators.map(
        ({ id, name, role, is_active }) =>
          `${id} ${name} ${role}${is_active ? '' : ' (not active)'}`,
      );
      return lines.join('\n') || 'there is no operator';
    },
  },
  'fee set': {
    help: '--basis-points 150 [--category ID] [--from 2026-12-01T00:00:00Z]   (from now on unless told otherwise)',
    run: async (db, given) => {
      const schema = z.object({
        'basis-points': z.string().regex(/^\d{1,5}$/, 'must be a whole number'),
        category: id.optional(),
        from: z.iso.datetime().optional(),
      });
      const { category, from, 'basis-points': basis_points } = readArguments(schema, given);
      const { rate } = await setFeeRate(db, {
        category_id: category,
        basis_points: z.int().max(10_000).parse(Number(basis_points)),
        valid_from: from,
      });
      return `${rate.basis_points} basis points from ${rate.valid_from} on`;
    },
  },
};
