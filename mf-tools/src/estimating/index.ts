export { AddToEstimate } from './add-to-estimate';
