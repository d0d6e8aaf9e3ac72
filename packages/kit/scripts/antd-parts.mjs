/** Which antd components each group of the kit needs styles for, each drawn once. Keep in step with src/index.ts, data.ts and form.ts. */
import antd from 'antd';
import { createElement as h } from 'react';

const draw = (name, props, ...children) => h(antd[name], { key: name, ...props }, ...children);

export const groups = {
  base: () => [
    draw('Alert', { title: 'x', showIcon: true }),
    draw('Badge', { count: 1 }, h('i')),
    draw('Button', {}, 'x'),
    draw('Skeleton', {}),
    draw('Spin', {}),
    draw('Switch', {}),
  ],
  data: () => [draw('Tabs', { items: [{ key: 'x', label: 'x', children: 'x' }] })],
  form: () => [
    h(antd.Form, { key: 'Form' }, h(antd.Form.Item, { name: 'x', label: 'x' }, h(antd.Input))),
    draw('Input', { prefix: 'x' }),
    h(antd.Input.Password, { key: 'Password' }),
    h(antd.Input.TextArea, { key: 'TextArea' }),
    h(antd.Input.Search, { key: 'Search' }),
    draw('InputNumber', {}),
    draw('Select', {}),
    draw('DatePicker', {}),
    draw('Checkbox', {}),
    draw('Radio', {}),
    h(antd.Radio.Group, { key: 'RadioGroup' }),
    draw('Slider', {}),
    draw('Upload', {}),
  ],
};
