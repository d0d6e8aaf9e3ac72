import { useAppInfo } from '@dwang/client';
import { Button, LinkButton, Page, SearchBox, showToast, useSearchParams } from '@dwang/kit';
import { useEffect, useMemo } from 'react';
import { isAllowed, useManifests } from '../../federation';
import { useSession } from '../../session';
import { FeedbackDialog } from './feedback-dialog';
import { buildManual } from './manual';
import { ManualSections } from './manual-sections';
import { isSearched } from './search-manual';
import { SearchResults } from './search-results';
import { useAnchor } from './use-anchor';
import './help.css';

const WELCOMED = 'dwang-manual-welcome';
const WELCOME_SECONDS = 3;

/** Once per session, and never over the place that somebody has come for. */
function useWelcome(): void {
  useEffect(() => {
    if (window.location.hash || sessionStorage.getItem(WELCOMED)) return;
    sessionStorage.setItem(WELCOMED, 'shown');
    const description = 'Search for a feature, or choose a section.';
    showToast({ tone: 'info', title: 'Welcome to the App Manual', description, seconds: WELCOME_SECONDS });
  }, []);
}

/** /help: the manual of what is there and a search over it; `?feedback=1` opens the form that tells us something. */
export default function HelpScreen() {
  const { user } = useSession();
  const manifests = useManifests();
  const { name, supportEmail, supportPhone } = useAppInfo();
  const [params, setParams] = useSearchParams();
  const manual = useMemo(
    () =>
      buildManual(
        manifests.filter((manifest) => user !== null && isAllowed(manifest, user)),
        name,
      ),
    [manifests, user, name],
  );
  useWelcome();
  useAnchor(manual.reduce((sum, { topics }) => sum + topics.length, 0));
  const typed = params.get('q') ?? '';
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  };
  return (
    <Page
      title="App Manual"
      width="narrow"
      action={
        <LinkButton to="/" type="primary">
          Back to Dashboard
        </LinkButton>
      }
      extra={
        <>
          <Button onClick={() => set('feedback', '1')}>Send Feedback</Button>
          <Button onClick={() => window.print()}>Print Manual</Button>
        </>
      }
    >
      <div className="shell-manual-search">
        <SearchBox value={typed} onSearch={(text) => set('q', text)} placeholder="Search features..." />
        {isSearched(typed) && <SearchResults manual={manual} typed={typed} />}
      </div>
      {supportEmail && (
        <p>
          Write to{' '}
          <a className="dwang-link" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>{' '}
          for help.
        </p>
      )}
      {supportPhone && (
        <p>
          Call{' '}
          <a className="dwang-link" href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`}>
            {supportPhone}
          </a>{' '}
          for help.
        </p>
      )}
      <ManualSections manual={manual} />
      <FeedbackDialog open={params.get('feedback') === '1'} onClose={() => set('feedback', '')} />
    </Page>
  );
}
