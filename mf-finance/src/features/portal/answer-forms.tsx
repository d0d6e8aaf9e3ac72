import type { PortalQuote } from '@dwang/contracts';
import { centsToDecimal } from '@dwang/domain';
import { Button, formatMoney } from '@dwang/kit';
import { EntryForm, requiredRule, TextField } from '@dwang/kit/form';
import { useState } from 'react';
import { useAcceptPortalQuoteMutation, useDeclinePortalQuoteMutation } from '../../api/portal';

interface AnswerFormsProps {
  quote: PortalQuote;
  token: string;
  chosen: readonly number[];
  totalCents: number;
}

/** Accept with a typed name, or decline with a reason. */
export function AnswerForms({ quote, token, chosen, totalCents }: AnswerFormsProps) {
  const [accept] = useAcceptPortalQuoteMutation();
  const [decline] = useDeclinePortalQuoteMutation();
  const [isDeclining, setDeclining] = useState(false);
  const { id } = quote;
  const nameField = (
    <TextField
      name="name"
      label="Your name"
      required
      rules={[requiredRule('Please enter your name')]}
      input={{ maxLength: 200, autoComplete: 'name' }}
    />
  );
  if (isDeclining) {
    return (
      <EntryForm<{ name: string; reason: string }>
        key="decline"
        initialValues={{ name: '', reason: '' }}
        saveLabel="Decline quote"
        savingLabel="Declining..."
        onSave={({ name, reason }) => decline({ token, id, name, reason }).unwrap()}
        onCancel={() => setDeclining(false)}
      >
        {nameField}
        <TextField name="reason" label="Reason" input={{ maxLength: 1000 }} />
      </EntryForm>
    );
  }
  return (
    <>
      <EntryForm<{ name: string }>
        key="accept"
        initialValues={{ name: '' }}
        saveLabel={`Accept for ${formatMoney(centsToDecimal(Math.abs(totalCents)))}${totalCents < 0 ? ' less' : ''}`}
        savingLabel="Accepting..."
        names={{ lineIds: 'form' }}
        onSave={({ name }) => accept({ token, id, name, lineIds: [...chosen] }).unwrap()}
      >
        {nameField}
      </EntryForm>
      <p className="portal-small">Your name, the time and your network address are recorded with your answer.</p>
      <div>
        <Button type="text" onClick={() => setDeclining(true)}>
          Decline this quote
        </Button>
      </div>
    </>
  );
}
