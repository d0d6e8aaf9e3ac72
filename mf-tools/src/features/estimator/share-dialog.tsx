import { errorText } from '@dwang/client';
import { Alert, Button, Dialog, formatDay, ItemList, ItemRow, Row, Stack, StatusTag, Text } from '@dwang/kit';
import { Input } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useCreateEstimateLinkMutation, useEstimateLinksQuery, useRevokeEstimateLinkMutation } from '../../api/estimates';

const ABOUT =
  'A private link shows this estimate as your client reads it: prices with your margin in them, nothing of what it costs you. No account is needed.';

/** Makes a private link, hands it on, and ends those that are open. */
export function ShareDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const notify = useNotify();
  const [make, { data, error, isLoading }] = useCreateEstimateLinkMutation();
  const links = useEstimateLinksQuery(id).data?.items ?? [];
  const [revoke] = useRevokeEstimateLinkMutation();
  const isOpen = data && links.find((link) => link.id === data.id)?.state !== 'revoked';
  const address = isOpen && data.path ? new URL(data.path, window.location.origin).href : null;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success({ title: 'Link copied' });
    } catch {
      notify.error({ title: 'Could not copy', description: 'Please select the link and copy it by hand.' });
    }
  };
  const send = async (url: string) => {
    try {
      await navigator.share({ title: name, url });
    } catch (failure) {
      if ((failure as DOMException).name !== 'AbortError')
        notify.error({ title: 'Could not share', description: 'Please copy the link.' });
    }
  };
  const end = async (linkId: number) => {
    try {
      await revoke({ id: linkId, estimateId: id }).unwrap();
    } catch (failure) {
      notify.error({ title: 'Link not ended', description: errorText(failure, 'Please try again.') });
    }
  };
  return (
    <Dialog open title={`Share ${name}`} onClose={onClose}>
      <Stack>
        <Text>{ABOUT}</Text>
        {error && <Alert type="error" showIcon role="alert" title={errorText(error, 'Please try again.')} />}
        {address && data ? (
          <>
            <Input aria-label="Private link" readOnly value={address} onFocus={(event) => event.target.select()} />
            <Row>
              <Button type="primary" onClick={() => void copy(address)}>
                Copy link
              </Button>
              {typeof navigator.share === 'function' && <Button onClick={() => void send(address)}>Send...</Button>}
            </Row>
            <Text rank="secondary">The address is shown only now. It works until {formatDay(data.expiresAt)}.</Text>
          </>
        ) : (
          <Row>
            <Button type="primary" loading={isLoading} onClick={() => void make(id)}>
              Make private link
            </Button>
          </Row>
        )}
        {links.length > 0 && (
          <ItemList label="Links">
            {links.map((link) => (
              <ItemRow
                key={link.id}
                title={`Made ${formatDay(link.createdAt)}`}
                text={link.state === 'open' ? `Works until ${formatDay(link.expiresAt)}` : undefined}
                figure={
                  link.state === 'open' ? (
                    <Button onClick={() => void end(link.id)} aria-label={`End the link made ${formatDay(link.createdAt)}`}>
                      End link
                    </Button>
                  ) : (
                    <StatusTag tone="neutral">{link.state === 'revoked' ? 'Ended' : 'Expired'}</StatusTag>
                  )
                }
              />
            ))}
          </ItemList>
        )}
      </Stack>
    </Dialog>
  );
}
