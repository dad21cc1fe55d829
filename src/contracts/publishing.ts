import { publishingConnectionsContract } from './publishing-connections';
import { publishingPostingsContract } from './publishing-postings';

export const publishingContract = { ...publishingConnectionsContract, ...publishingPostingsContract };
