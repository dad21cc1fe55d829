export { ContactAutomations } from './runs/components/contact-automations';
