import type { Feature } from '@dwang/contracts';
import { formatInstant, Switch, Text } from '@dwang/kit';
import { useUser } from '@dwang/shell-api';
import { useId, useState } from 'react';

/** One part with its switch, and who turned it last. */
export function FlagRow({ feature, onChange }: { feature: Feature; onChange: (isOn: boolean) => Promise<void> }) {
  const { name, isOn, updatedAt, updatedBy } = feature;
  const { company } = useUser();
  const [isChanging, setChanging] = useState(false);
  const id = useId();
  const change = async (next: boolean) => {
    setChanging(true);
    await onChange(next).finally(() => setChanging(false));
  };
  return (
    <div className="mf-admin-flag">
      <label htmlFor={id}>
        {name}
        {updatedAt && (
          <Text rank="secondary">
            {isOn ? 'On' : 'Off'} since {formatInstant(updatedAt, company.timeZone)}
            {updatedBy && `, ${updatedBy}`}
          </Text>
        )}
      </label>
      <Switch id={id} aria-label={name} checked={isOn} loading={isChanging} onChange={(next) => void change(next)} />
    </div>
  );
}
