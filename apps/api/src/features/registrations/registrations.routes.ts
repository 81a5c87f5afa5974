import { contract } from '@marketplace/contract/contract';
import type { Links } from '../../platform/files/links.ts';
import { bind } from '../../platform/http/bind.ts';
import { generateCode, type Otp } from '../auth/one-time-codes.service.ts';
import {
  approveRegistration,
  linkToDocument,
  listRegistrationsToJudge,
  rejectRegistration,
  returnRegistration,
  showRegistrationToOperator,
} from './decide-registrations.service.ts';
import { registerPerson } from './register-person.service.ts';
import { listRegistrations, registerStore, sendRegistration } from './registrations.service.ts';

const { registration, storeRegistrations, opsRegistrations } = contract;

/** From a number that nobody has to a store that sells. */
export const registrationsRoutes = (otp: Otp, links: Links) => [
  bind(registration.sendCode, ({ db, body, address }) =>
    generateCode(db, otp, { ...body, address, purpose: 'REGISTER' }),
  ),
  bind(registration.create, ({ db, body, address }) =>
    registerPerson(db, otp, { ...body, address }),
  ),
  bind(storeRegistrations.list, ({ db, who }) => listRegistrations(db, who)),
  bind(storeRegistrations.create, ({ db, who, body }) => registerStore(db, who, body)),
  bind(storeRegistrations.send, ({ db, who, scope, body }) =>
    sendRegistration(db, who, scope, body),
  ),
  bind(opsRegistrations.list, ({ db, query }) => listRegistrationsToJudge(db, query)),
  bind(opsRegistrations.detail, ({ db, query }) => showRegistrationToOperator(db, query)),
  bind(opsRegistrations.document, ({ db, query }) => linkToDocument(db, links, query)),
  bind(opsRegistrations.approve, ({ db, body }) => approveRegistration(db, body)),
  bind(opsRegistrations.giveBack, ({ db, body }) => returnRegistration(db, body)),
  bind(opsRegistrations.reject, ({ db, body }) => rejectRegistration(db, body)),
];
