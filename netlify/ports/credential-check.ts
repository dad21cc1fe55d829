import type { VendorField } from '../../src/domain/vendor';

/**
 * Makes one harmless call with the stored values of a vendor and says in words what came of it: whom the key belongs
 * to, or what is wrong and what to do. Never throws for what the vendor or the network does; ends soon after `signal`.
 */
export type CredentialCheck = (values: CredentialValues, signal: AbortSignal) => Promise<CheckResult>;

export type CredentialValues = Partial<Record<VendorField, string>>;

export interface CheckResult {
  works: boolean;
  sentence: string;
}
