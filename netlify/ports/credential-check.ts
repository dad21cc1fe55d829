import type { VendorField } from '../../src/domain/vendor';

/**
 * Makes one harmless call with a vendor's stored values and describes the result: whom the key belongs to, or
 * what is wrong and what to do. Never throws for failures of the vendor or the network; ends soon after
 * `signal`.
 */
export type CredentialCheck = (values: CredentialValues, signal: AbortSignal) => Promise<CheckResult>;

export type CredentialValues = Partial<Record<VendorField, string>>;

export interface CheckResult {
  works: boolean;
  sentence: string;
}
