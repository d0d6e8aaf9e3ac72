import { errorText } from '@dwang/client';
import { type Setting, SettingCategory } from '@dwang/contracts';
import { ErrorState, Heading, PageSkeleton, Segmented, Stack, useSearchParams } from '@dwang/kit';
import { useState } from 'react';
import { useListSettingsQuery } from '../../api/settings';
import { SettingsForm } from './settings-form';
import './settings.css';

const CATEGORIES = SettingCategory.options.map((category) => ({ value: category, label: category }));

/** System Settings by category; the address says which is shown. Source: specification 2, section 2.10. */
export default function SystemSettings() {
  const { data, error, refetch } = useListSettingsQuery();
  const [search, setSearch] = useSearchParams();
  const category = SettingCategory.safeParse(search.get('category')).data ?? 'General';
  // What was typed in one stays while another is looked at.
  const [seen, setSeen] = useState<readonly SettingCategory[]>([]);
  const opened = [...seen, category];
  const show = (next: SettingCategory) => {
    setSeen(opened);
    const params = new URLSearchParams(search);
    params.set('category', next);
    setSearch(params, { replace: true });
  };
  return (
    <Stack>
      <Heading>System Settings</Heading>
      <div className="mf-admin-settings">
        <Segmented aria-label="Category" options={CATEGORIES} value={category} onChange={show} />
        {data &&
          SettingCategory.options
            .filter((one) => opened.includes(one))
            .map((one) => (
              <div key={one} hidden={one !== category}>
                <CategoryForm category={one} settings={data.items} onRenew={refetch} />
              </div>
            ))}
        {!data && !error && <PageSkeleton variant="form" />}
        {!data && error && (
          <ErrorState
            title="Could not load the settings"
            reason={errorText(error, 'The server did not answer.')}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    </Stack>
  );
}

interface CategoryFormProps {
  category: SettingCategory;
  settings: readonly Setting[];
  onRenew: () => unknown;
}

/** The form is opened anew with what was saved; what another administrator saves meanwhile does not change what is being typed. */
function CategoryForm({ category, settings, onRenew }: CategoryFormProps) {
  const [opened, setOpened] = useState({ round: 0, settings });
  const open = (fresh: readonly Setting[]) => setOpened(({ round }) => ({ round: round + 1, settings: fresh }));
  return (
    <SettingsForm
      key={opened.round}
      category={category}
      settings={opened.settings.filter((setting) => setting.category === category)}
      wasSaved={opened.round > 0}
      onSaved={open}
      onReload={async () => {
        const fresh = (await onRenew()) as { data?: { items: readonly Setting[] } };
        open(fresh.data?.items ?? settings);
      }}
    />
  );
}
