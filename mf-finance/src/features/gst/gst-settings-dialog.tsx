import type { GstBasis, GstSettings } from '@dwang/contracts';
import { Dialog } from '@dwang/kit';
import { EntryForm, SelectField } from '@dwang/kit/form';
import { useNotify } from '@dwang/shell-api';
import { useSetGstSettingsMutation } from '../../api/gst';

interface Values {
  basis: GstBasis;
  months: GstSettings['months'];
  endsIn: number;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const BASES = [
  { value: 'payments' as const, label: 'Payments: when the money comes' },
  { value: 'invoice' as const, label: 'Invoice or hybrid: when the invoice is issued' },
];
const LENGTHS = [
  { value: 1 as const, label: 'Every month' },
  { value: 2 as const, label: 'Every two months' },
  { value: 6 as const, label: 'Every six months' },
];

/** How the company files, as it has told IRD. */
export function GstSettingsDialog({ settings, onClose }: { settings: GstSettings; onClose: () => void }) {
  const [save] = useSetGstSettingsMutation();
  const notify = useNotify();
  const { isSet: _isSet, ...initial } = settings;
  return (
    <Dialog open title="How you file GST" onClose={onClose}>
      <EntryForm<Values>
        initialValues={initial}
        saveLabel="Save"
        onSave={async (values) => {
          await save(values).unwrap();
          notify.success({ title: 'GST settings saved' });
          onClose();
        }}
        onCancel={onClose}
      >
        <SelectField<GstBasis>
          name="basis"
          label="Accounting basis"
          required
          help="As registered with IRD. Changing it changes no invoice."
          select={{ options: BASES, showSearch: false }}
        />
        <SelectField<GstSettings['months']>
          name="months"
          label="You file"
          required
          select={{ options: LENGTHS, showSearch: false }}
        />
        <SelectField<number>
          name="endsIn"
          label="One of your periods ends in"
          required
          select={{ options: MONTHS.map((label, index) => ({ value: index + 1, label })), showSearch: false }}
        />
      </EntryForm>
    </Dialog>
  );
}
