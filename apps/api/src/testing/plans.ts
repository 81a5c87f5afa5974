import { contract } from '@marketplace/contract/contract';
import type { PlanGuard } from '@marketplace/contract/inventory-plan-words';
import type { InventoryPlan, PlanRow } from '@marketplace/contract/inventory-plans';
import { planJob } from '../features/inventories/plans/plan-job.ts';
import { runJob } from '../platform/jobs/run-job.ts';
import type { TestServer } from './test-server.ts';

const { inventories, inventoryPlans } = contract;
const { signal: never } = new AbortController();
const silent = { info: () => {}, warn: () => {}, error: () => {} } as never;

/** Plans of a store as somebody makes, applies and undoes them; their jobs run when they are told to. */
export function planning(server: TestServer, token: string, store_id: string) {
  const { call, database } = server;
  const of = ({ id }: Pick<InventoryPlan, 'id'>) => ({ store_id, plan_id: id });
  const create = (body: object) =>
    call(inventoryPlans.create, { body: { store_id, ...body } }, token);
  const detail = (plan: Pick<InventoryPlan, 'id'>, more: object = {}) =>
    call(inventoryPlans.detail, { query: { ...of(plan), ...more } }, token);
  /** As whoever has just looked at it again. */
  const seen = async (plan: Pick<InventoryPlan, 'id'>) => ({
    ...of(plan),
    version: (await detail(plan)).body.plan?.version ?? 1,
  });
  const apply = async (plan: Pick<InventoryPlan, 'id'>, confirmed: readonly PlanGuard[] = []) =>
    call(inventoryPlans.apply, { body: { ...(await seen(plan)), confirmed } }, token);
  const undo = (plan: Pick<InventoryPlan, 'id'>) =>
    call(inventoryPlans.undo, { body: of(plan) }, token);
  const run = (id: string | null, job = planJob) =>
    runJob(
      { db: database.db, jobs: new Map([[job.name, job]]), log: silent, ending: never },
      { store_id, id: id ?? '', name: job.name },
      never,
    );
  return {
    create,
    detail,
    apply,
    undo,
    run,
    fix: async (plan: Pick<InventoryPlan, 'id'>, place: number, values: object) =>
      call(inventoryPlans.fix, { body: { ...(await seen(plan)), place, ...values } }, token),
    rows: async (plan: Pick<InventoryPlan, 'id'>, more: object = {}): Promise<PlanRow[]> =>
      (await detail(plan, { page_size: 100, ...more })).body.data,
    importFile: (file: Uint8Array, file_name = 'harga.csv') =>
      call(inventories.importFile, { body: { store_id, file_name }, file }, token),
    /** Until its job is over; answers with what became of it. */
    applied: async (plan: Pick<InventoryPlan, 'id'>, confirmed: readonly PlanGuard[] = []) => {
      const { body, text } = await apply(plan, confirmed);
      if (!body.plan) throw new Error(`nothing is applied: ${text}`);
      await run(body.plan.job_id);
      return (await detail(plan)).body.plan;
    },
    undone: async (plan: Pick<InventoryPlan, 'id'>) => {
      const { body, text } = await undo(plan);
      if (!body.plan) throw new Error(`nothing is undone: ${text}`);
      await run(body.plan.job_id);
      return (await detail(plan)).body.plan;
    },
  };
}
