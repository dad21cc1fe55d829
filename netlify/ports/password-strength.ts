/** Keeps weak and common passwords out. */
export interface PasswordStrength {
  /**
   * Throws AppError('invalid_request') with fields.password, which says why in plain words. `about` is what of the person
   * a guesser tries first: address, name, company, workspaces and businesses. A password of nothing but their words is weak.
   */
  refuseWeak(password: string, about: (string | undefined)[]): Promise<void>;
}
