import { type GraphqlContext, wireDateTime } from '../../../protocol/index.ts';
import {
  type Contract,
  type ContractStatus,
  changeContract,
  confirmChange,
  confirmEnd,
} from '../../subscriptions/index.ts';
import { SUBSCRIPTION_DELIVERY } from './subscription-delivery.ts';
import { cyclesAhead, ownSubscription, toCycle, toSubscription } from './subscriptions.ts';

interface OfContract {
  readonly subscriptionContractId: string;
}

/** States from which another one can be reached; from itself, nothing changes. */
const FROM: Readonly<Record<ContractStatus, readonly ContractStatus[]>> = {
  ACTIVE: ['ACTIVE', 'PAUSED'],
  PAUSED: ['ACTIVE', 'PAUSED'],
  CANCELLED: ['ACTIVE', 'PAUSED', 'CANCELLED'],
};

function setStatus(status: ContractStatus) {
  return (context: GraphqlContext, { subscriptionContractId: id }: OfContract) =>
    context.store.write((sql) => {
      const found = ownSubscription(sql, context, id);
      const refuse = (code: string, message: string) => ({
        contract: null,
        userErrors: [{ code, message, field: ['subscriptionContractId'] }],
      });
      if (found === null) {
        return refuse(
          'SUBSCRIPTION_CONTRACT_DOES_NOT_EXIST',
          'Subscription contract does not exist.',
        );
      }
      const { contract, order } = found;
      if (!FROM[status].includes(contract.status)) {
        return refuse('INVALID', 'The subscription contract was cancelled.');
      }
      if (contract.status === status) return { contract: found, userErrors: [] };
      const updatedAt = wireDateTime(context.now());
      const changed = changeContract(sql, contract, { status, updatedAt });
      if (status === 'CANCELLED') confirmEnd(sql, context, contract, order);
      else confirmChange(sql, context, changed, order, { kind: status });
      return { contract: toSubscription(changed, order, context), userErrors: [] };
    });
}

interface OfCycle {
  readonly billingCycleInput: {
    readonly contractId: string;
    readonly selector: { readonly index?: number | null; readonly date?: string | null };
  };
}

type Selector = OfCycle['billingCycleInput']['selector'];

/** Finds the number of a cycle to come; null where there is none that the selector means. */
function selectedCycle(
  contract: Contract,
  { index, date }: Selector,
  context: GraphqlContext,
): number | null {
  const found = cyclesAhead(contract, context).find((cycle) =>
    typeof index === 'number'
      ? cycle.cycleIndex === index
      : typeof date === 'string' &&
        Date.parse(cycle.cycleStartAt) <= Date.parse(date) &&
        Date.parse(date) < Date.parse(cycle.cycleEndAt),
  );
  return found?.cycleIndex ?? null;
}

function setSkipped(isSkipped: boolean) {
  return (context: GraphqlContext, { billingCycleInput }: OfCycle) =>
    context.store.write((sql) => {
      const found = ownSubscription(sql, context, billingCycleInput.contractId);
      const index = found && selectedCycle(found.contract, billingCycleInput.selector, context);
      if (found === null || index === null) {
        const field = ['billingCycleInput', found === null ? 'contractId' : 'selector'];
        const message = 'Billing cycle selector is invalid.';
        return { billingCycle: null, userErrors: [{ code: 'INVALID', message, field }] };
      }
      const { contract, order } = found;
      if (contract.skippedCycles.includes(index) === isSkipped) {
        return { billingCycle: toCycle(contract, index), userErrors: [] };
      }
      const others = contract.skippedCycles.filter((one) => one !== index);
      const changed = changeContract(sql, contract, {
        skippedCycles: isSkipped ? [...others, index] : others,
        updatedAt: wireDateTime(context.now()),
      });
      const kind = isSkipped ? 'skipped' : 'unskipped';
      confirmChange(sql, context, changed, order, { kind, index });
      return { billingCycle: toCycle(changed, index), userErrors: [] };
    });
}

export const SUBSCRIPTION_CHANGES = {
  subscriptionContractPause: setStatus('PAUSED'),
  subscriptionContractActivate: setStatus('ACTIVE'),
  subscriptionContractCancel: setStatus('CANCELLED'),
  subscriptionBillingCycleSkip: setSkipped(true),
  subscriptionBillingCycleUnskip: setSkipped(false),
  ...SUBSCRIPTION_DELIVERY,
};
