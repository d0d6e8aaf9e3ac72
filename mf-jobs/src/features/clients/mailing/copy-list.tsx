import { errorText } from '@dwang/client';
import { Alert, Button, ErrorState, Skeleton } from '@dwang/kit';
import { eachRow, saveFile } from '@dwang/kit/export';
import { Input } from '@dwang/kit/form';
import { useEffect, useState } from 'react';
import { type ClientFilters, toClientQuery } from '../client-filters';
import { useLazyClientRowsQuery } from '../clients.api';

/** Mail programs take addresses of about this length. */
const MAILTO_MOST = 1800;

/** Where this server sends no email: the addresses, for the person's own mail program. */
export function CopyList({ filters }: { filters: ClientFilters }) {
  const { emails, error, retry } = useEmails(filters);
  const [isCopied, setCopied] = useState(false);
  if (error) return <ErrorState title="Could not read the addresses" reason={error} onRetry={retry} />;
  if (!emails) return <Skeleton active title={false} paragraph={{ rows: 3 }} />;
  const list = emails.join(', ');
  const mailto = `mailto:?bcc=${emails.map(encodeURIComponent).join(',')}`;
  const copy = () =>
    navigator.clipboard.writeText(list).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Alert
        type="info"
        showIcon
        title="This server sends no email."
        description="Use your own mail program. Put the addresses into Bcc, so that your clients do not see each other."
      />
      {emails.length > 0 && (
        <>
          <Input.TextArea readOnly rows={4} aria-label="Email addresses" value={list} />
          <div className="clients-actions">
            <Button type="primary" onClick={() => void copy()}>
              {isCopied ? 'Copied' : 'Copy addresses'}
            </Button>
            {mailto.length <= MAILTO_MOST && <Button href={mailto}>Open mail program</Button>}
            <Button
              onClick={() => saveFile(new Blob([`${emails.join('\r\n')}\r\n`], { type: 'text/plain' }), 'Client-emails.txt')}
            >
              Download .txt
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** Of those in the list who take letters. */
function useEmails(filters: ClientFilters) {
  const [read] = useLazyClientRowsQuery();
  const [emails, setEmails] = useState<string[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const { q, view } = filters;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is what a retry changes
  useEffect(() => {
    let isOver = false;
    const collect = async () => {
      const found = new Set<string>();
      const query = {
        ...toClientQuery({ q, sort: 'name', view: view === 'owing' ? 'owing' : 'all' }),
        hasEmail: 'true' as const,
      };
      const rows = eachRow((cursor) => read({ ...query, ...(cursor && { cursor }) }).unwrap());
      for await (const { email, takesLetters } of rows) if (takesLetters) found.add(email);
      if (!isOver) setEmails([...found]);
    };
    collect().catch((reason: unknown) => !isOver && setError(errorText(reason, 'Please try again.')));
    return () => {
      isOver = true;
    };
  }, [read, q, view, round]);
  const retry = () => {
    setError(null);
    setRound(round + 1);
  };
  return { emails, error, retry };
}
