import { errorText } from '@dwang/client';
import type { Invoice, PaymentClaim } from '@dwang/contracts';
import { Button, ErrorState, SectionCard, Skeleton, StatusTag, Text } from '@dwang/kit';
import { useState } from 'react';
import { useClaimOfInvoiceQuery } from '../../api/claims';
import { ClaimButtons } from './claim-buttons';
import { ClaimChecklist } from './claim-checklist';
import { ClaimDialog } from './claim-dialog';
import { ClaimFacts } from './claim-facts';
import { ACT_ADDRESS, claimSentence, stageName, stageTone } from './claim-words';
import './claims.css';

/** On the page of an invoice: makes it a payment claim, and shows what becomes of it. */
export function ClaimCard({ invoice }: { invoice: Invoice }) {
  const { currentData: claim, error, isFetching, refetch } = useClaimOfInvoiceQuery(invoice.id);
  const mayBegin = !['void', 'credited', 'paid'].includes(invoice.status);
  if (claim === null && !mayBegin) return null;
  if (claim === undefined && error) {
    return (
      <SectionCard title="Payment claim">
        <ErrorState
          title="Could not load the payment claim"
          reason={errorText(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </SectionCard>
    );
  }
  return (
    <SectionCard
      title="Payment claim"
      minHeight="small"
      actions={claim && <StatusTag tone={stageTone(claim)}>{stageName(claim)}</StatusTag>}
    >
      {claim === undefined && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {claim === null && <NoClaim invoice={invoice} />}
      {claim && <Claim invoice={invoice} claim={claim} />}
    </SectionCard>
  );
}

function NoClaim({ invoice }: { invoice: Invoice }) {
  const [isWriting, setWriting] = useState(false);
  return (
    <div className="claim-body">
      <p>
        <Text rank="secondary">
          For construction work an invoice can be a payment claim under the Construction Contracts Act 2002: the payer then
          answers with a payment schedule by a fixed day, or all of it is due.{' '}
        </Text>
        <a className="claim-link" href={ACT_ADDRESS} target="_blank" rel="noreferrer">
          Section 20 of the Act
        </a>
      </p>
      <div className="claim-buttons">
        <Button onClick={() => setWriting(true)}>Make it a payment claim</Button>
      </div>
      {isWriting && <ClaimDialog invoice={invoice} claim={null} onClose={() => setWriting(false)} />}
    </div>
  );
}

function Claim({ invoice, claim }: { invoice: Invoice; claim: PaymentClaim }) {
  return (
    <div className="claim-body">
      <p>{claimSentence(claim)}</p>
      {claim.servedOn === null ? <ClaimChecklist invoice={invoice} claim={claim} /> : <ClaimFacts claim={claim} />}
      <ClaimButtons invoice={invoice} claim={claim} />
    </div>
  );
}
