import * as kit from '@dwang/kit';
import * as data from '@dwang/kit/data';
import { useNotify } from '@dwang/shell-api';
import type { ComponentType } from 'react';
import './demos.css';

const { EmptyState, FilterBar, Page, SearchBox, useSearchParams } = kit;

/** The kit's icons as they are now: whatever it exports under a name that ends in Icon. `NamedIcon` draws others by their names. */
const ICONS = Object.entries({ ...kit, ...data })
  .filter(([name]) => name.endsWith('Icon') && name !== 'NamedIcon')
  .sort(([one], [other]) => one.localeCompare(other)) as [string, ComponentType<{ 'aria-hidden'?: boolean }>][];

/** `/icon-example`: every icon of the kit; pressing one copies its name. */
export default function IconExample() {
  const [search, setSearch] = useSearchParams();
  const notify = useNotify();
  const typed = search.get('q') ?? '';
  const found = ICONS.filter(([name]) => name.toLowerCase().includes(typed.trim().toLowerCase()));
  const copy = async (name: string) => {
    try {
      await navigator.clipboard.writeText(name);
      notify.success({ title: 'Copied', description: name, seconds: 2 });
    } catch {
      notify.warning({ title: 'Could not copy', description: 'This browser did not allow it.' });
    }
  };
  return (
    <Page
      title="Icon Example"
      subtitle={`${ICONS.length} icons. Press one to copy its name.`}
      filters={
        <FilterBar
          lead={
            <SearchBox
              value={typed}
              onSearch={(q) => setSearch(q ? { q } : {}, { replace: true })}
              placeholder="Search icons..."
            />
          }
        />
      }
    >
      {found.length === 0 ? (
        <EmptyState text="No icons found." />
      ) : (
        <ul className="tools-demo-icons" aria-label="Icons">
          {found.map(([name, Icon]) => (
            <li key={name}>
              <button type="button" className="tools-demo-icon" onClick={() => void copy(name)}>
                <Icon aria-hidden />
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
