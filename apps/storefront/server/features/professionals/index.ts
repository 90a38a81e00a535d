export {
  createProfessionalContexts,
  type ProfessionalContexts,
} from './professional-contexts.ts';
export { professionalService } from './professional-service.ts';
export type { SalonDesk } from './salon-desk.ts';
