import { isTaken, type QueuedWrite } from '@dwang/client';
import { useSession } from '../../session';
import { FIELD_WORDS } from './field-words';

/** What was typed here beside what the server has instead, field by field where they differ. */
export function BothVersions({ write, theirs }: { write: QueuedWrite; theirs: Record<string, unknown> }) {
  const { user } = useSession();
  const mine = { ...theirs, ...(write.preview as object | null), ...(write.request.body as object | undefined) } as Record<
    string,
    unknown
  >;
  const fields = Object.keys(FIELD_WORDS).filter((name) => name in theirs && String(mine[name]) !== String(theirs[name]));
  const cell = (name: string, row: Record<string, unknown>) => FIELD_WORDS[name]?.show(row[name], user?.company.timeZone) ?? '';
  return (
    <table className="shell-versions">
      <caption>
        {isTaken(write.error)
          ? 'Something else was saved in its place. Should yours be kept as well?'
          : 'Changed on another device too. Which one should stand?'}
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Mine</th>
          <th scope="col">Theirs</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((name) => (
          <tr key={name}>
            <th scope="row">{FIELD_WORDS[name]?.label}</th>
            <td>{cell(name, mine)}</td>
            <td>{cell(name, theirs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
