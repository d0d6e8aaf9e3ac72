import { useChangeLogoMutation, useUpdateCompanyMutation } from '@dwang/client';
import type { Company, UpdateCompany } from '@dwang/contracts';
import { type WeekStart, weekStartName } from '@dwang/domain';
import { SectionCard, showToast } from '@dwang/kit';
import { CameraIcon } from '@dwang/kit/data';
import { CheckboxField, EntryForm, MoneyField, requiredRule, SelectField, TextAreaField, TextField } from '@dwang/kit/form';
import { bankRules, gstRules, nzbnRules } from './number-rules';
import { PictureField } from './picture-field';
import { TimeRuleFields } from './time-rule-fields';
import { useFreshUser } from './use-fresh-user';

type Zone = NonNullable<UpdateCompany['timeZone']>;
const ZONES: { value: Zone; label: string }[] = [
  { value: 'Pacific/Auckland', label: 'New Zealand' },
  { value: 'Pacific/Chatham', label: 'Chatham Islands' },
];

const WEEK_STARTS = ([0, 1] as const).map((value) => ({ value, label: weekStartName(value) }));

/** What stands on invoices as the seller, and what new jobs start with; for the owner. */
export function CompanyForm({ company }: { company: Company }) {
  const [update] = useUpdateCompanyMutation();
  const [changeLogo] = useChangeLogoMutation();
  const refresh = useFreshUser();
  const { id: _id, logoUrl, version, timeZone, ...details } = company;
  const save = async (values: UpdateCompany) => {
    await update({ ...values, version }).unwrap();
    await refresh();
    showToast({ tone: 'success', title: 'Company saved', description: 'New invoices carry these details.' });
  };
  return (
    <SectionCard title="Your company">
      <PictureField kind="logo" name="logo" isThere={logoUrl !== null} onChange={(file) => changeLogo(file).unwrap()}>
        <span className="shell-company-logo">
          {logoUrl ? <img src={logoUrl} alt={`Logo of ${company.name}`} /> : <CameraIcon aria-hidden />}
        </span>
      </PictureField>
      <EntryForm<UpdateCompany>
        key={version}
        draftKey={`company-${company.id}`}
        initialValues={{ ...details, timeZone: timeZone as Zone }}
        saveLabel="Save company"
        onSave={save}
      >
        <TextField
          name="name"
          label="Name"
          required
          rules={[requiredRule('Please enter the name of the business')]}
          input={{ autoComplete: 'organization', maxLength: 120 }}
        />
        <TextField
          name="tradingName"
          label="Trading name"
          help="If customers know you by another name."
          input={{ maxLength: 120 }}
        />
        <TextField name="gstNumber" label="GST number" rules={gstRules} input={{ inputMode: 'numeric', maxLength: 30 }} />
        <TextField name="nzbn" label="NZBN" rules={nzbnRules} input={{ inputMode: 'numeric', maxLength: 30 }} />
        <TextField
          name="bankAccount"
          label="Bank account"
          help="Where customers pay. Shown on invoices."
          rules={bankRules}
          input={{ inputMode: 'numeric', maxLength: 40 }}
        />
        <MoneyField name="defaultRate" label="Default rate" unit="/hr" required help="What new jobs start with." />
        <TextAreaField name="address" label="Address" input={{ autoComplete: 'street-address', maxLength: 500 }} />
        <TextField name="phone" label="Phone" input={{ autoComplete: 'tel', inputMode: 'tel', maxLength: 60 }} />
        <TextField name="email" label="Email" input={{ autoComplete: 'email', inputMode: 'email', maxLength: 254 }} />
        <SelectField<Zone>
          name="timeZone"
          label="Time"
          required
          help="By this clock your days begin and end."
          select={{ options: ZONES }}
        />
        <SelectField<WeekStart>
          name="weekStart"
          label="Week starts on"
          required
          help="Everybody's weeks: hours, approval, the schedule and calendars. Weeks that are handed in keep their days."
          select={{ options: WEEK_STARTS }}
        />
        <TimeRuleFields />
        <CheckboxField
          name="secondStepRequired"
          label="Ask everybody for a second step"
          help="Whoever signs in by a password alone is led to an authenticator app or a passkey before anything else. Set up your own first, under Settings, Security."
        />
      </EntryForm>
    </SectionCard>
  );
}
