import { errorText } from '@dwang/client';
import type { PaymentClaim, WriteClaim } from '@dwang/contracts';
import { useNotify } from '@dwang/shell-api';
import {
  useDeleteClaimMutation,
  useRecordNoticeMutation,
  useRecordScheduleMutation,
  useServeClaimMutation,
  useTakeBackClaimStepMutation,
  useWriteClaimMutation,
} from '../../api/claims';

const DONE = {
  serve: 'The claim counts as not served',
  schedule: 'Payment schedule taken out',
  notice: 'Notice taken out',
} as const;

/** What takes a step of a claim back; each can be undone from its toast. */
export function useClaimMoves() {
  const notify = useNotify();
  const [remove] = useDeleteClaimMutation();
  const [write] = useWriteClaimMutation();
  const [takeBack] = useTakeBackClaimStepMutation();
  const [serve] = useServeClaimMutation();
  const [schedule] = useRecordScheduleMutation();
  const [notice] = useRecordNoticeMutation();

  const run = async (title: string, work: () => Promise<unknown>, undo: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      notify.error({ title: 'Could not do this', description: errorText(error, 'Please try again.') });
      return;
    }
    notify.success({ title, action: { label: 'Undo', run: () => void redo(undo) } });
  };
  const redo = async (undo: () => Promise<unknown>) => {
    try {
      await undo();
    } catch (error) {
      notify.error({ title: 'Could not undo this', description: errorText(error, 'Please try again.') });
    }
  };
  const again = (claim: PaymentClaim, what: keyof typeof DONE): Promise<unknown> => {
    const { id } = claim;
    if (what === 'schedule' && claim.schedule) {
      const { receivedOn, amount, reasons } = claim.schedule;
      return schedule({ id, body: { receivedOn, amount, reasons } }).unwrap();
    }
    if (what === 'notice' && claim.notice)
      return notice({ id, body: { day: claim.notice.day, note: claim.notice.note } }).unwrap();
    return serve({ id, body: { day: claim.servedOn ?? '', by: claim.servedBy ?? 'other', note: claim.servedNote } }).unwrap();
  };
  return {
    remove: (claim: PaymentClaim) =>
      run(
        'It is no payment claim any more',
        () => remove(claim.id).unwrap(),
        () => write({ invoiceId: claim.invoiceId, body: contentOf(claim) }).unwrap(),
      ),
    takeBack: (claim: PaymentClaim, what: keyof typeof DONE) =>
      run(
        DONE[what],
        () => takeBack({ id: claim.id, what }).unwrap(),
        () => again(claim, what),
      ),
  };
}

const contentOf = ({ contract, work, periodFrom, periodTo, basis, responseDays, formAttached }: PaymentClaim): WriteClaim => ({
  contract,
  work,
  periodFrom,
  periodTo,
  basis,
  responseDays,
  formAttached,
});
