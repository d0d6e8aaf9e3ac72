import type { QuoteTemplate } from '@dwang/contracts';
import { SelectField } from '@dwang/kit/form';

/** Fills the form from a template; not there while there is none. */
export function TemplateField({ templates }: { templates: readonly QuoteTemplate[] }) {
  if (templates.length === 0) return null;
  return (
    <SelectField<number>
      name="templateId"
      label="Template"
      placeholder="Start from a template"
      select={{ options: templates.map(({ id, name }) => ({ value: id, label: name })), allowClear: true }}
    />
  );
}
