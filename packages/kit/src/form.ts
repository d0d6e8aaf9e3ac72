/** The kit's form group: one column, labels above, errors beside the field, nothing typed is lost. */
import '../dist/form.css';

export type { FormInstance, FormProps, SelectProps, UploadProps } from 'antd';
export { Checkbox, Form, Input, Radio, Select, Slider, Upload } from 'antd';
export * from './form/index';
