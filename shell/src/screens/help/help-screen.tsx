import { Button, LinkButton, Page, SearchBox, useSearchParams } from '@dwang/kit';
import { useMemo } from 'react';
import { isAllowed, useManifests } from '../../federation';
import { useSession } from '../../session';
import { buildManual, isSearched } from './manual';
import { ManualSections } from './manual-sections';
import { SearchResults } from './search-results';
import './help.css';

/** /help: the manual of what is there, and a search over it. */
export default function HelpScreen() {
  const { user } = useSession();
  const manifests = useManifests();
  const [params, setParams] = useSearchParams();
  const manual = useMemo(
    () => buildManual(manifests.filter((manifest) => user !== null && isAllowed(manifest, user))),
    [manifests, user],
  );
  const typed = params.get('q') ?? '';
  const search = (text: string) => setParams(text ? { q: text } : {}, { replace: true });
  return (
    <Page
      title="App Manual"
      width="narrow"
      action={
        <LinkButton to="/" type="primary">
          Back to Dashboard
        </LinkButton>
      }
      extra={<Button onClick={() => window.print()}>Print Manual</Button>}
    >
      <div className="shell-manual-search">
        <SearchBox value={typed} onSearch={search} placeholder="Search features..." />
        {isSearched(typed) && <SearchResults manual={manual} typed={typed} />}
      </div>
      <ManualSections manual={manual} />
    </Page>
  );
}
