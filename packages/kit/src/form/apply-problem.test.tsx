import { act, render, screen } from '@testing-library/react';
import { Form, type FormInstance } from 'antd';
import { applyProblem } from './apply-problem';
import { TextField } from './fields';

function Fields({ onForm }: { onForm: (form: FormInstance) => void }) {
  const [form] = Form.useForm();
  onForm(form);
  return (
    <Form form={form}>
      <TextField name="name" label="Name" />
      <TextField name={['lines', 0, 'quantity']} label="Quantity" />
    </Form>
  );
}

function setUp() {
  const forms: FormInstance[] = [];
  render(<Fields onForm={(form) => forms.push(form)} />);
  return (error: unknown, names?: Record<string, string>) => {
    let left: string | null = null;
    act(() => {
      left = applyProblem(forms[0] as FormInstance, error, names);
    });
    return left;
  };
}

it('puts each error on its field and says nothing more', async () => {
  const left = setUp()({
    status: 400,
    detail: 'The request is not valid',
    errors: [
      { field: 'name', message: 'That name is taken' },
      { field: 'lines.0.quantity', message: 'Must be 0 or more' },
    ],
  });
  expect(left).toBeNull();
  expect(await screen.findByText('That name is taken')).toBeVisible();
  expect(screen.getByText('Must be 0 or more')).toBeVisible();
});

it('answers the errors of fields that the form does not have', () => {
  expect(setUp()({ errors: [{ field: 'status', message: 'Status cannot change' }] })).toBe('Status cannot change');
});

it('follows names that differ between request and form', async () => {
  expect(setUp()({ errors: [{ field: 'title', message: 'Too long' }] }, { title: 'name' })).toBeNull();
  expect(await screen.findByText('Too long')).toBeVisible();
});

it('answers the reason when no field is to blame', () => {
  const apply = setUp();
  expect(apply({ status: 503, detail: 'The finance service is not available', errors: [] })).toBe(
    'The finance service is not available',
  );
  expect(apply(new Error('No network'))).toBe('No network');
  expect(apply(undefined)).toBe('Something went wrong. Please try again.');
});
