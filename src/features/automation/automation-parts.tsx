export { ContactAutomations } from './components/contact-automations';
