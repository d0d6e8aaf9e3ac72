export { EstimateList } from './estimate-list';
export { EstimateScreen } from './estimate-screen';
