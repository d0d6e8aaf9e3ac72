import type { Invoice, PaymentClaim } from '@dwang/contracts';
import { addClaimDays, SUSPENSION_DAYS } from '@dwang/domain/construction-contracts';
import { saveFile } from '@dwang/kit/export';
import { suspensionFileName, unprintableNotice } from '@dwang/papers/words';
import { useNotify } from '@dwang/shell-api';
import { useState } from 'react';
import { useGetClaimSettingsQuery } from '../../api/claims';
import { documentPdf } from '../../pdf/document-pdf';

/** The letter that says that work will be suspended, as a PDF into the downloads, given on `day`. */
export function useNoticePdf(invoice: Invoice, claim: PaymentClaim) {
  const { data: settings } = useGetClaimSettingsQuery();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const save = async (day: string) => {
    setBusy(true);
    try {
      const endsOn = addClaimDays(day, SUSPENSION_DAYS, settings?.anniversaryRegion ?? null);
      const { seller, buyer } = invoice;
      const file = await documentPdf({ kind: 'suspension-notice', notice: { claim, day, endsOn, seller, buyer } });
      saveFile(file, suspensionFileName(claim));
      const unprintable = unprintableNotice({ seller, buyer, clientName: claim.clientName, claim });
      if (unprintable) notify.warning(unprintable);
      notify.success({ title: 'PDF exported', description: suspensionFileName(claim) });
    } catch {
      notify.error({ title: 'Export failed', description: 'There was a problem generating your PDF.' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, isReady: settings !== undefined, save };
}
