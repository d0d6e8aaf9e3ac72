import { errorText } from '@dwang/client';
import type { Client } from '@dwang/contracts';
import { Alert, Button, formatCount, formatMoney } from '@dwang/kit';
import { useNotify } from '@dwang/shell-api';
import { useId, useState } from 'react';
import { useMergeClientsMutation } from '../clients.api';
import { type Chosen, changesOf, differing, FIELD_LABELS, firstChoice, type MergedField, type Side } from './merged-fields';

/** Both clients side by side, with the choice of each field in which they differ. The first one stays. */
export function MergeForm({ pair, onDone }: { pair: readonly [Client, Client]; onDone: () => void }) {
  const [into, from] = pair;
  const notify = useNotify();
  const [merge, { isLoading }] = useMergeClientsMutation();
  const [chosen, setChosen] = useState<Chosen>(() => firstChoice(into, from));
  const [problem, setProblem] = useState<string | null>(null);
  const fields = differing(into, from);
  const send = async () => {
    setProblem(null);
    try {
      const versions = { version: into.version, fromVersion: from.version };
      const { name } = await merge({ id: into.id, fromId: from.id, fields: changesOf(from, chosen), ...versions }).unwrap();
      notify.success({ title: 'Clients merged', description: name });
      onDone();
    } catch (error) {
      setProblem(errorText(error, 'Please try again.'));
    }
  };
  return (
    <div className="clients-dialog">
      <p>
        {from.name} becomes part of {into.name}: {movedWords(from)} move over. Issued invoices keep the name and address they were
        printed with. This cannot be undone.
      </p>
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      <div className="clients-choices">
        {fields.map((field) => (
          <FieldChoice
            key={field}
            field={field}
            pair={pair}
            side={chosen[field]}
            onChoose={(side) => setChosen({ ...chosen, [field]: side })}
          />
        ))}
      </div>
      {fields.length === 0 && <p className="clients-beside">Both say the same.</p>}
      <div className="clients-actions clients-actions-end">
        <Button onClick={onDone} disabled={isLoading}>
          Back
        </Button>
        <Button type="primary" danger loading={isLoading} onClick={() => void send()}>
          Merge clients
        </Button>
      </div>
    </div>
  );
}

const movedWords = ({ activeProjects, outstanding }: Client): string =>
  `its jobs (${formatCount(activeProjects)} active), invoices (${formatMoney(outstanding)} outstanding), contacts, sites and links`;

interface FieldChoiceProps {
  field: MergedField;
  pair: readonly [Client, Client];
  side: Side;
  onChoose: (side: Side) => void;
}

function FieldChoice({ field, pair: [into, from], side, onChoose }: FieldChoiceProps) {
  const group = useId();
  const radio = (of: Side, client: Client) => (
    <label>
      <input type="radio" name={group} checked={side === of} onChange={() => onChoose(of)} />
      <span>{client[field] || 'Nothing'}</span>
    </label>
  );
  return (
    <fieldset className="clients-choice">
      <legend>{FIELD_LABELS[field]}</legend>
      {radio('into', into)}
      {radio('from', from)}
    </fieldset>
  );
}
