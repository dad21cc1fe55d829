// Reserved: this pack is being written right now by the helper for service trades (dentist, yoga, hotel and others). Please do not write it.
export {};
