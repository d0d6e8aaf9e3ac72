/** The kit's data group: lists and details, for screens beyond the first. */
import '../dist/data.css';

export type { TabsProps } from 'antd';
export { Tabs } from 'antd';
export * from './data/index';
export * from './icons/data-icons';
