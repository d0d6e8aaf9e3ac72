import { errorText } from '@dwang/client';
import type { Quote } from '@dwang/contracts';
import { Alert, Button, Dialog, formatDay, Text } from '@dwang/kit';
import { Input } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useMakeClientLinkMutation } from '../../../api/quotes';
import { quoteName } from '../../../quote-words';

const ABOUT =
  'A private link opens the client’s page: there they read the quote, choose, and accept or decline it with their name. No account is needed.';

/** Makes a private link for the client, to be sent with whatever one writes with. The address is shown only now. */
export function ShareDialog({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const [make, { data, error, isLoading }] = useMakeClientLinkMutation();
  const notify = useNotify();
  const address = data?.path ? new URL(`${data.path}?quote=${quote.id}`, window.location.origin).href : null;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify.success({ title: 'Link copied' });
    } catch {
      notify.error({ title: 'Could not copy', description: 'Please select the link and copy it by hand.' });
    }
  };
  return (
    <Dialog open title={`Share ${quoteName(quote)}`} onClose={onClose}>
      <div className="quote-link">
        <Text>{ABOUT}</Text>
        {error && <Alert type="error" showIcon role="alert" title={errorText(error, 'Please try again.')} />}
        {address && data ? (
          <>
            <Input aria-label="Private link" readOnly value={address} onFocus={(event) => event.target.select()} />
            <div className="quote-link-buttons">
              <Button type="primary" onClick={() => void copy(address)}>
                Copy link
              </Button>
              <Button href={letterTo(quote, address)}>Write e-mail</Button>
            </div>
            <Text rank="secondary">It works until {formatDay(data.expiresAt)}. Links are ended on the client’s page.</Text>
          </>
        ) : (
          <div>
            <Button type="primary" loading={isLoading} onClick={() => void make(quote.clientId)}>
              Make private link
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function letterTo(quote: Quote, address: string): string {
  const { buyer, seller, title, expiryDate } = quote;
  const subject = `Quote ${quote.quoteNumber}: ${title}`;
  const greeting = buyer.contact ? `Kia ora ${buyer.contact},` : 'Kia ora,';
  const body = `${greeting}\n\nHere is our quote for ${title}. You can read and accept it until ${formatDay(expiryDate)}:\n${address}\n\n${seller.name}`;
  return `mailto:${buyer.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
