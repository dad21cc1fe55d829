/** Refuses weak and common passwords. */
export interface PasswordStrength {
  /**
   * Throws AppError('invalid_request') with fields.password, which says why in plain words. `about` is what a
   * guesser would try first about the person: address, name, company, workspaces and businesses. A password made
   * only of these words is weak.
   */
  refuseWeak(password: string, about: (string | undefined)[]): Promise<void>;
}
