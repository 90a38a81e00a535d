export {
  createProfessionalSources,
  type ProfessionalSources,
  type ProfessionalSourcesOptions,
} from './professional-sources.ts';
export { visitorProfessionals } from './visitor-professionals.ts';
