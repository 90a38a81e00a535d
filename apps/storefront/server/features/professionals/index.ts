export {
  createProfessionalContexts,
  type ProfessionalContexts,
  type ProfessionalSourcesOptions,
} from './professional-contexts.ts';
export { professionalService } from './professional-service.ts';
