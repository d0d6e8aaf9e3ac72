import { oneLine } from '@dwang/domain';
import { Field, Form, Select } from '@dwang/kit/form';
import { useEffect } from 'react';
import { useSitesQuery } from '../../api/client-sites';
import type { ProjectValues } from './project-values';

const NONE = { value: 0, label: 'No site' };

/** At which of the client's sites the job is. Choosing one brings its address and region; a client without sites has no such field. */
export function SiteField() {
  const form = Form.useFormInstance<ProjectValues>();
  const [clientId, siteId] = [Form.useWatch('clientId', form) ?? 0, Form.useWatch('siteId', { form, preserve: true }) ?? 0];
  const { currentData } = useSitesQuery(clientId, { skip: clientId === 0 });
  const sites = clientId === 0 ? [] : currentData?.items;
  const isLost = siteId !== 0 && sites !== undefined && !sites.some(({ id }) => id === siteId);
  useEffect(() => {
    if (isLost) form.setFieldValue('siteId', 0);
  }, [isLost, form]);
  const take = (id: number) => {
    const site = sites?.find((one) => one.id === id);
    if (site?.address) form.setFieldValue('location', oneLine(site.address));
    if (site?.region) form.setFieldValue('region', site.region);
  };
  if (!sites?.length) return null;
  const options = [NONE, ...sites.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <Field name="siteId" label="Site">
      <Select<number> options={options} onChange={take} />
    </Field>
  );
}
