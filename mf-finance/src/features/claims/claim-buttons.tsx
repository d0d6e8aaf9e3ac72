import type { Invoice, PaymentClaim } from '@dwang/contracts';
import { claimGaps } from '@dwang/domain/construction-contracts';
import { Button, Dropdown, MoreIcon } from '@dwang/kit';
import { useState } from 'react';
import { ClaimDialog } from './claim-dialog';
import { NoticeDialog } from './notice-dialog';
import { ScheduleDialog } from './schedule-dialog';
import { ServeDialog } from './serve-dialog';
import { useClaimMoves } from './use-claim-moves';
import { useNoticePdf } from './use-notice-pdf';

type Task = 'edit' | 'serve' | 'schedule' | 'notice';

/** The next step of a claim as a button, what takes a step back in the menu. */
export function ClaimButtons({ invoice, claim }: { invoice: Invoice; claim: PaymentClaim }) {
  const [task, setTask] = useState<Task | null>(null);
  const moves = useClaimMoves();
  const pdf = useNoticePdf(invoice, claim);
  const close = () => setTask(null);
  const { stage, schedule, notice } = claim;
  const isDraft = stage === 'draft';
  const mayServe = isDraft && invoice.status !== 'draft' && claimGaps(claim).length === 0;
  const menu = [
    isDraft && { key: 'delete', label: 'No payment claim', danger: true, onClick: () => void moves.remove(claim) },
    schedule && {
      key: 'schedule',
      label: 'Take out the payment schedule',
      onClick: () => void moves.takeBack(claim, 'schedule'),
    },
    notice && { key: 'letter', label: 'Notice as PDF', onClick: () => void pdf.save(notice.day) },
    notice && { key: 'notice', label: 'Take out the notice', onClick: () => void moves.takeBack(claim, 'notice') },
    !isDraft &&
      !schedule &&
      !notice && { key: 'serve', label: 'It was not served', onClick: () => void moves.takeBack(claim, 'serve') },
  ].filter((item) => item !== false && item !== null);
  return (
    <div className="claim-buttons">
      {isDraft && <Button onClick={() => setTask('edit')}>Edit claim</Button>}
      {mayServe && (
        <Button type="primary" onClick={() => setTask('serve')}>
          Record that it was served
        </Button>
      )}
      {!isDraft && stage !== 'settled' && (
        <Button onClick={() => setTask('schedule')}>{schedule ? 'Edit payment schedule' : 'Record payment schedule'}</Button>
      )}
      {stage === 'unpaid' && <Button onClick={() => setTask('notice')}>Give notice of suspension</Button>}
      {menu.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items: menu }}>
          <Button icon={<MoreIcon aria-hidden />} aria-label="More about the payment claim" />
        </Dropdown>
      )}
      {task === 'edit' && <ClaimDialog invoice={invoice} claim={claim} onClose={close} />}
      {task === 'serve' && <ServeDialog claim={claim} onClose={close} />}
      {task === 'schedule' && <ScheduleDialog claim={claim} onClose={close} />}
      {task === 'notice' && <NoticeDialog invoice={invoice} claim={claim} onClose={close} />}
    </div>
  );
}
