/**
 * Transcribers tidy up what was said; those that write down every "um" are few, and say so in
 * their name (CrisperWhisper; Wagner and others 2024).
 */
export const keepsFillers = (model: string): boolean => /crisper|verbatim/i.test(model)
