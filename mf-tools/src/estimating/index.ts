export { AddToEstimate, type EstimateMaterial } from './add-to-estimate';
